type Searched = { readonly pageCount: number; readonly textOf: (page: number) => Promise<string> };

/** The first page from `from` on, and around, on which a text stands, whatever the case and the ends of lines. */
export async function findPage(document: Searched, text: string, from: number): Promise<number | undefined> {
  const wanted = plain(text);
  for (let step = 0; step < document.pageCount; step += 1) {
    const page = ((from - 1 + step) % document.pageCount) + 1;
    if (plain(await document.textOf(page)).includes(wanted)) return page;
  }
  return undefined;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
