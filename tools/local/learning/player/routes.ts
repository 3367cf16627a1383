import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getPicture } from "../../content/pictures.ts";
import { escapeHtml } from "../../html.ts";
import { timeText } from "../api/values.ts";
import { type Answer, json } from "../http.ts";
import { getCourse } from "../store/catalogue.ts";
import { enrolmentsOf } from "../store/progress.ts";
import { beginSession, endSession, storeVisit, takeSignIn } from "../store/sign-ins.ts";
import type { PlayerDeps, PlayerRequest } from "./deps.ts";
import { backLink, framed } from "./frame.ts";
import { noSuchPage, notSignedIn, startPage, usedAddress } from "./message-pages.ts";
import { page, redirect } from "./page.ts";
import { showUnit } from "./show-unit.ts";
import { actInUnit } from "./unit-acts.ts";
import { cookieName, getVisitor, type Visit, visitTo } from "./visitor.ts";

/** The script in the browser: it measures time and plays the films. */
const browserScript: Answer = {
  status: 200,
  headers: { "content-type": "text/javascript; charset=utf-8" },
  body: readFileSync(join(import.meta.dirname, "browser.js"), "utf8"),
};

const drawn = new Map<string, Buffer>();

/** A picture of a course, drawn for words in the course's name; drawn once. */
async function coursePicture({ store }: PlayerDeps, id: number): Promise<Answer | undefined> {
  const course = getCourse(store, id);
  if (course === undefined) return undefined;
  const picture =
    drawn.get(course.name) ?? (await getPicture(`course/${course.code}`, course.name, 640, 360));
  drawn.set(course.name, picture);
  return {
    status: 200,
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
    body: picture,
  };
}

/** The pages of the platform. */
export async function answerPlayer(deps: PlayerDeps, request: PlayerRequest): Promise<Answer> {
  const { method, path } = request;
  if (method !== "GET" && method !== "POST")
    return { status: 405, headers: { allow: "GET, POST" }, body: "" };
  if (method === "POST" && request.origin !== undefined && request.origin !== `http://${request.host}`) {
    return json(403, {});
  }
  if (path === "/") return startPage(deps.portal);
  if (path === "/player.js") return browserScript;
  const picture = /^\/pictures\/course-(\d{1,9})\.png$/.exec(path)?.[1];
  if (picture !== undefined) return (await coursePicture(deps, Number(picture))) ?? noSuchPage(deps.portal);
  const key = /^\/index\/(?:gotocourse|autologin)\/key:([\w-]+)(?:,.*)?$/.exec(path)?.[1];
  if (key !== undefined && method === "GET") return arrive(deps, key, request);
  return path === "/learn" || path.startsWith("/learn/")
    ? answerLearner(deps, request)
    : noSuchPage(deps.portal);
}

function answerLearner(deps: PlayerDeps, request: PlayerRequest): Answer {
  const visitor = getVisitor(deps, request);
  if (visitor === undefined) return notSignedIn(deps.portal);
  const [, , course = "", unit = "", act = ""] = request.path.split("/");
  if (course === "") {
    const visits = enrolmentsOf(deps.store, visitor.personId).flatMap(
      ({ courseId }) => visitTo(deps, visitor, courseId) ?? [],
    );
    return coursesPage(visits, deps.portal);
  }
  const visit = /^\d{1,9}$/.test(course) ? visitTo(deps, visitor, Number(course)) : undefined;
  if (visit === undefined) return notSignedIn(deps.portal);
  if (request.method === "POST") {
    return actInUnit(deps, visit, Number(unit), act, request.body) ?? noSuchPage(deps.portal);
  }
  if (act !== "") return noSuchPage(deps.portal);
  if (unit === "") return resume(visit);
  if (unit === "finished") return finishedPage(visit);
  return showUnit(deps, visit, Number(unit), request.query.has("again")) ?? noSuchPage(deps.portal);
}

/** The unit that the person opened last, or the next one if that is completed. */
function resume({ course, standing, lastUnitId }: Visit): Answer {
  const { units, states } = standing;
  if (units.length === 0) return redirect(`/learn/${course.id}/finished`);
  const isDone = (id: number) => states.get(id)?.status === "completed";
  const at = Math.max(
    0,
    units.findIndex(({ id }) => id === lastUnitId),
  );
  const last = units[at];
  const open = [...units.slice(at), ...units.slice(0, at)].find(({ id }) => !isDone(id));
  const target = last !== undefined && (!isDone(last.id) || open === undefined) ? last : open;
  return redirect(`/learn/${course.id}/${target?.id ?? "finished"}`);
}

/** The page after the last unit: the result, or the units that are still open. */
function finishedPage(visit: Visit): Answer {
  const { course, standing, finishedUrl } = visit;
  const open = standing.units.filter(({ id }) => standing.states.get(id)?.status !== "completed");
  const outline = standing.units;
  if (outline.length === 0) {
    const main = `<article><h1>Nothing to learn yet</h1><p>This course has no units.</p></article>${steps(visit)}`;
    return framed(visit, { title: "Nothing to learn yet", main, outline });
  }
  if (open.length > 0) {
    const links = open.map(
      ({ id, name }) => `<li><a href="/learn/${course.id}/${id}">${escapeHtml(name)}</a></li>`,
    );
    const main = `<article><h1>Almost there</h1>
<p>${open.length === 1 ? "One unit is" : `${open.length} units are`} still open:</p><ul>${links.join("")}</ul></article>${steps(visit)}`;
    return framed(visit, { title: "Almost there", main, outline });
  }
  const scores = outline.flatMap(({ id, name, type }) => {
    const score = standing.states.get(id)?.score;
    return type === "Test" && score !== null && score !== undefined
      ? [`<li>${escapeHtml(name)}: ${Math.round(score)} %</li>`]
      : [];
  });
  const main = `<article><h1>You have completed the course</h1>
<p>Well done. It took you ${timeText(standing.seconds) || "no time worth counting"}. You may come back to any unit whenever you like.</p>
<ul>${scores.join("")}</ul></article>${steps({ ...visit, backUrl: finishedUrl })}`;
  return framed(visit, { title: "Completed", main, outline });
}

function steps(visit: Visit): string {
  return `<nav class="steps" aria-label="Steps"><span></span>${backLink(visit, "primary")}</nav>`;
}

/**
 * Uses up a sign-in address and sets the player's cookie. An existing session of the same person continues, with its other
 * tabs; one of another person ends.
 */
function arrive(deps: PlayerDeps, key: string, request: PlayerRequest): Answer {
  const { store, portal } = deps;
  const signIn = takeSignIn(store, key);
  if (signIn === undefined) return usedAddress(portal);
  const before = getVisitor(deps, request);
  const isSame = before?.personId === signIn.personId;
  if (before !== undefined && !isSame) endSession(store, before.key);
  const session = before !== undefined && isSame ? before.key : beginSession(store, signIn.personId);
  const { courseId } = signIn;
  if (courseId !== null) storeVisit(store, session, courseId, signIn);
  return redirect(courseId === null ? "/learn" : `/learn/${courseId}`, {
    "set-cookie": `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Lax`,
  });
}

/** The list of courses, for people who came without a course. */
function coursesPage(visits: readonly Visit[], portal: string | undefined): Answer {
  const items = visits.map(
    ({ course, standing }) =>
      `<li><a href="/learn/${course.id}">${escapeHtml(course.name)}</a> ${standing.percentage} %</li>`,
  );
  const list = items.length === 0 ? "<p>There are none yet.</p>" : `<ul>${items.join("")}</ul>`;
  const link =
    portal === undefined ? "" : `<p><a class="primary" href="${escapeHtml(portal)}">Open Cathedra</a></p>`;
  return page({
    title: "Your courses",
    body: `<main class="lone"><h1>Your courses</h1>${list}${link}</main>`,
  });
}
