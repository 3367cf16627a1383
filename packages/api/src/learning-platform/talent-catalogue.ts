import { toUSVString } from "node:util";
import * as v from "valibot";
import {
  type LearningPlatform,
  type PlatformCourse,
  type PlatformCourseName,
  PlatformError,
  type PlatformSpace,
  type PlatformUnit,
} from "../ports/learning-platform.ts";
import { textOfHtml } from "../sources/html.ts";
import { titleText } from "../sources/title-text.ts";
import { webAddress } from "../sources/web-address.ts";
import type { TalentClient } from "./talent-client.ts";
import { idValue, listOf, textValue } from "./talent-values.ts";

const named = { id: idValue, name: textValue };
const spaceAnswer = v.object({ ...named, description: textValue, avatar: textValue });
/** The list of courses is absent if a space has none. */
const coursesOfSpaceAnswer = v.object({ id: idValue, courses: v.nullish(listOf(v.object(named)), []) });
const courseAnswer = v.object({
  ...named,
  code: textValue,
  category_id: textValue,
  description: textValue,
  status: textValue,
  big_avatar: textValue,
  avatar: textValue,
  last_update_on: textValue,
});
const unitsAnswer = v.object({
  id: idValue,
  units: v.nullish(listOf(v.object({ ...named, type: textValue })), []),
});
const categoryAnswer = v.object(named);

const maxDescriptionLength = 20_000;

/** The catalogue of the platform, from which the mirror is made. It is only read in the background. */
export function talentCatalogue({
  ask,
}: TalentClient): Pick<LearningPlatform, "spaces" | "coursesOfSpace" | "courses" | "unitsOfCourse"> {
  /** Options for synchronisation, which waits for the platform's rate limit without a time limit. */
  const unhurried = (signal: AbortSignal | undefined) =>
    ({ lane: "background", patienceMs: 120_000, timeoutMs: 30_000, signal }) as const;
  const large = { maxBytes: 67_108_864, timeoutMs: 60_000 } as const;

  return {
    spaces: async (signal) => {
      const answer = listOf(spaceAnswer);
      const spaces = await ask({ endpoint: "branches", answer, ...unhurried(signal), ...large });
      return spaces.map(findSpace);
    },
    coursesOfSpace: async (id, signal) => {
      const answer = coursesOfSpaceAnswer;
      const space = await ask({ endpoint: "branches", args: { id }, answer, ...unhurried(signal), ...large });
      return isAbout(id, space, "branches").courses.map(getName);
    },
    courses: async (signal) => {
      const courses = await ask({
        endpoint: "courses",
        answer: listOf(courseAnswer),
        ...unhurried(signal),
        ...large,
      });
      if (courses.every(({ category_id }) => category_id === ""))
        return courses.map((each) => getCourse(each));
      const categories = await ask({
        endpoint: "categories",
        answer: listOf(categoryAnswer),
        ...unhurried(signal),
      });
      const nameById = new Map(categories.map(({ id, name }) => [id, line(name)]));
      return courses.map((each) => getCourse(each, nameById.get(each.category_id)));
    },
    unitsOfCourse: async (id, signal) => {
      const answer = unitsAnswer;
      const course = await ask({ endpoint: "courses", args: { id }, answer, ...unhurried(signal), ...large });
      return isAbout(id, course, "courses").units.map(
        (unit): PlatformUnit => ({ ...getName(unit), type: line(unit.type) }),
      );
    },
  };
}

/** An answer about another space or course is rejected: its missing entries would count as removed. */
function isAbout<Of extends { readonly id: string }>(requestedId: string, answer: Of, endpoint: string): Of {
  if (answer.id === requestedId) return answer;
  throw new PlatformError("unreadable", `${endpoint}: answered with another one than was asked for`);
}

/** Turns a name of the platform into one line; names sometimes contain entities, but never tags. */
function line(text: string): string {
  return titleText(textOfHtml(text.replaceAll("<", "&lt;")));
}

/** A course without a name is named by its number, so that it can be found. */
function getName({ id, name }: { readonly id: string; readonly name: string }): PlatformCourseName {
  return { id, name: line(name) || `No. ${id}` };
}

/** Turns HTML of the platform into text with its paragraphs, without characters that the database cannot store. */
function plain(html: string): string {
  const text = textOfHtml(html)
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return toUSVString(text.slice(0, maxDescriptionLength));
}

function findSpace(from: v.InferOutput<typeof spaceAnswer>): PlatformSpace {
  const { description, avatar } = from;
  return { ...getName(from), description: plain(description), imageUrl: webAddress(avatar) ?? null };
}

function getCourse(from: v.InferOutput<typeof courseAnswer>, category = ""): PlatformCourse {
  return {
    ...getName(from),
    code: line(from.code),
    category,
    description: plain(from.description),
    imageUrl: webAddress(from.big_avatar) ?? webAddress(from.avatar) ?? null,
    isActive: from.status === "" || from.status.toLowerCase() === "active",
    version: from.last_update_on === "" ? null : from.last_update_on,
  };
}
