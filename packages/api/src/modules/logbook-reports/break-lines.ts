/** A line of a broken text; a space at its end is drawn, but is no part of its width. */
export type TextLine = { readonly text: string; readonly width: number };

/**
 * Breaks a text into lines of at most this width: between words, within a word that is too wide after hyphens and slashes, and
 * within what is still too wide anywhere. Words are measured and drawn with the space that follows them, so that the library
 * lays out each of them once.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (part: string) => number,
): readonly TextLine[] {
  const space = measure(" ");
  const visibleWidth = (part: string) => measure(part) - (part.endsWith(" ") ? space : 0);
  const lines: TextLine[] = [];
  let line = "";
  let used = 0;
  const end = () => {
    lines.push({ text: line, width: line.endsWith(" ") ? used - space : used });
    line = "";
    used = 0;
  };
  const add = (part: string) => {
    if (line !== "" && used + visibleWidth(part) > width) end();
    line += part;
    used += measure(part);
  };
  for (const word of text.split(/(?<= )/)) {
    const parts = visibleWidth(word) <= width ? [word] : word.split(/(?<=[-/])/);
    for (const part of parts) for (const each of visibleWidth(part) <= width ? [part] : part) add(each);
  }
  end();
  return lines;
}
