import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** A place on a picture that can be picked, in percent of the picture's width and height. */
export type Marker = {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** The name in texts such as `You picked …`. */
  readonly name: string;
};

const schema = v.record(
  v.string(),
  v.object({
    film: v.object({ seconds: v.number(), captions: v.record(v.string(), v.string()) }),
    places: v.record(v.string(), v.tuple([v.number(), v.number(), v.string()])),
  }),
);
const ofCourses = v.parse(
  schema,
  JSON.parse(readFileSync(join(import.meta.dirname, "films-and-pictures.json"), "utf8")),
);

/** A drawing in `drawings/` as SVG, which uses the colours of the page. */
export function drawing(name: string): string {
  return readFileSync(join(import.meta.dirname, `drawings/${name}.svg`), "utf8");
}

/**
 * The fluoroscopic film of a course: lines that move according to their `data-` attributes, and captions, each with the second at
 * which it appears.
 */
export function getFilm(courseCode: string) {
  const film = ofCourses[courseCode]?.film;
  if (film === undefined) return undefined;
  const captions = Object.entries(film.captions).map(([at, text]) => ({ at: Number(at), text }));
  return { seconds: film.seconds, captions, svg: drawing(`${courseCode.toLowerCase()}-film`) };
}

/** The picture of a course on which places are picked. */
export function getPicture(courseCode: string) {
  const places = ofCourses[courseCode]?.places;
  if (places === undefined) return undefined;
  const markers = Object.entries(places).map(([letter, [x, y, name]]): Marker => ({ letter, x, y, name }));
  return { svg: drawing(`${courseCode.toLowerCase()}-picture`), width: 640, height: 480, markers };
}

export type MarkedPicture = NonNullable<ReturnType<typeof getPicture>>;
