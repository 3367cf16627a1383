import { type Answer, json } from "../http.ts";
import { enrolmentsOf } from "../store/progress.ts";
import { arrive } from "./arrive.ts";
import { browserScript } from "./browser-script.ts";
import { coursePicture } from "./course-picture.ts";
import { coursesPage } from "./courses-page.ts";
import type { PlayerDeps, PlayerRequest } from "./deps.ts";
import { finishedPage } from "./finished-page.ts";
import { noSuchPage, notSignedIn, startPage } from "./lone-pages.ts";
import { redirect } from "./page.ts";
import { showUnit } from "./show-unit.ts";
import { actInUnit } from "./unit-acts.ts";
import { type Visit, visitorOf, visitTo } from "./visitor.ts";

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
  const visitor = visitorOf(deps, request);
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

/** Where they were last; behind it where that is done. */
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
