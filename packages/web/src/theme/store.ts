import { createThemeStore } from "./theme.ts";

export const theme = createThemeStore(localStorage, document.documentElement);

addEventListener("storage", (event) => theme.follow(event.key));
