import chromium from "@sparticuz/chromium";

/** Run by `chromium.ts` in a process of its own: the package decides by the environment where it unpacks, and what. */
await chromium.executablePath();
