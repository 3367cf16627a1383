/**
 * For `lazy` where the page stands without the part: what cannot be fetched fails nothing. It is asked for again when the
 * network is back, and so are styles, for which Vite asks only once.
 */
export const patiently = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((back) => addEventListener("online", back, { once: true }));
    for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]:not([id])")) {
      if (link.sheet !== null) continue;
      link.after(link.cloneNode());
      // Somebody may wait for it still: it stays.
      link.id = link.href;
    }
    return patiently(load);
  });
