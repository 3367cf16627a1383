import { escapeHtml } from "../../html.ts";
import type { Answer } from "../http.ts";
import { page } from "./page.ts";

/** The page for a visitor whom the portal did not send; it explains this site. */
export function startPage(portal: string | undefined): Answer {
  return lone("Learning platform", portal, [
    "Courses for endovascular and interventional trainees: texts, pictures, short films and tests.",
    "There is no sign-in here. Open a course in Cathedra and press Start: you arrive in it, signed in.",
  ]);
}

export function noSuchPage(portal: string | undefined): Answer {
  return lone("There is nothing here", portal, ["The address is wrong, or what it led to is gone."], 404);
}

/** The page for a sign-in address that was used before, or has expired after a minute. */
export function usedAddress(portal: string | undefined): Answer {
  return lone(
    "This address is no longer good",
    portal,
    ["An address that opens a course is good once, and for a minute. Open the course in Cathedra again."],
    410,
  );
}

/** Shown to a person who opens a course without a session, or one in which they are not enrolled. */
export function notSignedIn(portal: string | undefined): Answer {
  return lone(
    "Open the course in Cathedra",
    portal,
    ["You are not signed in here, or not in this course. What you did before has been kept."],
    403,
  );
}

function lone(title: string, portal: string | undefined, lines: readonly string[], status = 200): Answer {
  const link =
    portal === undefined ? "" : `<p><a class="primary" href="${escapeHtml(portal)}">Open Cathedra</a></p>`;
  const body = `<main class="lone"><h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
${link}</main>`;
  return page({ title, body, status });
}
