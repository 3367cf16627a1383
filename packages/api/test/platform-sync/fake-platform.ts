import { type LearningPlatform, PlatformError } from "../../src/ports/learning-platform.ts";
import type { Catalogue } from "./catalogue.ts";

export type FakePlatform = LearningPlatform & {
  /** The requests that it received, in order: `units c7`. */
  readonly asked: string[];
  /** Called before each answer; an error that it throws is the answer. */
  before: (question: string, signal?: AbortSignal) => unknown;
};

const notOfTheMirror = (): never => {
  throw new Error("the mirror has nothing to do with people");
};

/** A learning platform that answers from a catalogue, which tests change behind the portal's back. */
export function fakePlatform(catalogue: Catalogue): FakePlatform {
  const asked: string[] = [];
  const answer = async <T>(question: string, signal: AbortSignal | undefined, from: () => T): Promise<T> => {
    asked.push(question);
    await platform.before(question, signal);
    return from();
  };
  const platform: FakePlatform = {
    asked,
    before: () => undefined,
    spaces: (signal) => answer("spaces", signal, () => [...catalogue.spaces]),
    courses: (signal) => answer("courses", signal, () => [...catalogue.courses]),
    coursesOfSpace: (id, signal) =>
      answer(`list ${id}`, signal, () =>
        (catalogue.spaces.find((space) => space.id === id) ?? missing("space")).courses.map((each) => ({
          id: each,
          name: each,
        })),
      ),
    unitsOfCourse: (id, signal) =>
      answer(
        `units ${id}`,
        signal,
        () => (catalogue.courses.find((course) => course.id === id) ?? missing("course")).units,
      ),
    findPerson: notOfTheMirror,
    person: notOfTheMirror,
    enrol: notOfTheMirror,
    openCourse: notOfTheMirror,
    progress: notOfTheMirror,
    unitProgress: notOfTheMirror,
    reset: notOfTheMirror,
  };
  return platform;
}

function missing(thing: "space" | "course"): never {
  throw new PlatformError("unknown", `no such ${thing}`, { missing: thing });
}
