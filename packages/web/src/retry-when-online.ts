/**
 * Loads a lazy part that the page works without: a failed load is retried when the browser is online again. Style sheets are
 * retried too, since Vite requests them only once.
 */
export const retryWhenOnline = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((back) => addEventListener("online", back, { once: true }));
    for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]:not([id])")) {
      if (link.sheet !== null) continue;
      link.after(link.cloneNode());
      // Another load may still wait for this link, so it is not removed.
      link.id = link.href;
    }
    return retryWhenOnline(load);
  });
