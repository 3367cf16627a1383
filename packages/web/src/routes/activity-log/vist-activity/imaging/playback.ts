import type { Player } from "@cathedra/domain/files";
import { readCookie } from "../../../../site/cookies.ts";
import { isDesktopBrowser } from "../../../../site/desktop-browser.ts";

/** The duration of a frame in milliseconds: fluoroscopy is mostly recorded with 25 frames a second. */
export const frameMs = 40;

/** How many seconds an arrow key jumps. */
export const jumpSeconds = 2;

/** The playback speeds that can be chosen. */
export const speedOptions = ["0.25", "0.5", "1", "2"].map((value) => ({ value, label: `${value}×` }));

/** Decides which format this browser plays (X105). */
export function playerHere(): Player {
  return {
    isDesktopClient: isDesktopBrowser(window),
    supportsMp4: readCookie(document.cookie, "support_mp4") === "1",
  };
}
