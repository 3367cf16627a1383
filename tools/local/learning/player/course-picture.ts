import { pictureOf } from "../../content/pictures.ts";
import type { Answer } from "../http.ts";
import { courseOf } from "../store/catalogue.ts";
import type { PlayerDeps } from "./deps.ts";

const drawn = new Map<string, Buffer>();

/** A picture of what the course's name speaks of, drawn once. */
export async function coursePicture({ store }: PlayerDeps, id: number): Promise<Answer | undefined> {
  const course = courseOf(store, id);
  if (course === undefined) return undefined;
  const picture = drawn.get(course.name) ?? (await pictureOf(`course/${course.code}`, course.name, 640, 360));
  drawn.set(course.name, picture);
  return {
    status: 200,
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
    body: picture,
  };
}
