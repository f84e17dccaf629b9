/** Which pads can be played on the screen; the others keep their books through the HTTP API until they have one. Beside screens.tsx, for the server. */
const SCREENED: readonly string[] = ['facts-in-five', 'famous-five', 'name-chase']

export const hasScreen = (pad: string): boolean => SCREENED.includes(pad)
