/** A sign to see and a word to hear: where a sign alone would be read out as nothing, or as something else. */
export function Said({ sign, word }: { sign: string; word: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="sr-only">{word}</span>
    </>
  )
}
