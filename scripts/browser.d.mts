/** What to give Playwright as `executablePath`: undefined for its own browser, else a Chromium on the PATH. */
export declare function findBrowser(): string | undefined
/** Makes sure that there is a browser; answers with one sentence where there is none and none can be had. */
export declare function ensureBrowser(say: (line: string) => void): Promise<string | undefined>
