import { courses, learningSpaces, platformSpaceIds } from "@cathedra/test-fixtures";

/** The catalogue of the platform at its first start. */
export type Catalogue = {
  readonly spaces: readonly { readonly id: number; readonly name: string; readonly description: string }[];
  readonly courses: readonly CatalogueCourse[];
};

export type CatalogueCourse = {
  readonly id: number;
  readonly spaceId: number;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly units: readonly { readonly id: number; readonly name: string; readonly type: string }[];
};

/** The spaces and courses of the demo world. */
export function demoCatalogue(): Catalogue {
  return {
    spaces: learningSpaces.map(({ key, name, description }) => ({
      id: Number(platformSpaceIds[key]),
      name,
      description,
    })),
    courses: courses.map(({ platformId, space, units, ...course }) => ({
      ...course,
      id: Number(platformId),
      spaceId: Number(platformSpaceIds[space]),
      units: units.map(({ platformId: id, name, type }) => ({ id: Number(id), name, type })),
    })),
  };
}

/** A catalogue of a large customer: courses are spread over the spaces, and have six units each. */
export function largeCatalogue(spaces: number, count: number): Catalogue {
  return {
    spaces: Array.from({ length: spaces }, (_, at) => ({
      id: at + 1,
      name: `Space ${at + 1}`,
      description: `The courses of space ${at + 1}.`,
    })),
    courses: Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      spaceId: (at % spaces) + 1,
      code: `LRG-${String(at + 1).padStart(4, "0")}`,
      name: `Course ${at + 1}`,
      category: `Category ${(at % 7) + 1}`,
      description: `What course ${at + 1} is about.`,
      units: ["Section", "Content", "Video", "Image hotspot", "Content", "Test"].map((type, unit) => ({
        id: at * 10 + unit + 1,
        name: `${type} ${unit + 1}`,
        type,
      })),
    })),
  };
}
