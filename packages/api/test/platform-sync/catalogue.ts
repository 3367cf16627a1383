import { courses, learningSpaces, platformSpaceIds } from "@cathedra/test-fixtures";
import type { PlatformCourse, PlatformSpace, PlatformUnit } from "../../src/ports/learning-platform.ts";

export type CatalogueCourse = PlatformCourse & { readonly units: readonly PlatformUnit[] };
export type CatalogueSpace = PlatformSpace & { readonly courses: readonly string[] };

/** The catalogue of a simulated learning platform; tests change it and synchronise again. */
export type Catalogue = { spaces: CatalogueSpace[]; courses: CatalogueCourse[] };

/** The spaces and courses of the portal's seed, as the platform would return them. */
export function demoCatalogue(): Catalogue {
  return {
    spaces: learningSpaces.map(({ key, name, description }) => ({
      id: platformSpaceIds[key],
      name,
      description,
      imageUrl: null,
      courses: courses.filter(({ space }) => space === key).map(({ platformId }) => platformId),
    })),
    courses: courses.map(({ platformId, name, code, category, description, units }) => ({
      id: platformId,
      name,
      code,
      category,
      description,
      imageUrl: null,
      isActive: true,
      version: "1",
      units: units.map((unit) => ({ id: unit.platformId, name: unit.name, type: unit.type })),
    })),
  };
}

export function aCourse(id: string, unitCount = 2): CatalogueCourse {
  return {
    id,
    name: `Course ${id}`,
    code: `CODE-${id}`,
    category: "Procedures",
    description: "What it is about.",
    imageUrl: null,
    isActive: true,
    version: "1",
    units: Array.from({ length: unitCount }, (_, at) => ({
      id: `${id}-u${at}`,
      name: `Unit ${at}`,
      type: at === 0 ? "Section" : "Content",
    })),
  };
}

/** Changes a course of a catalogue; its version changes with it. */
export function changeCourse(
  catalogue: Catalogue,
  id: string,
  change: (course: CatalogueCourse) => Partial<CatalogueCourse>,
): void {
  catalogue.courses = catalogue.courses.map((course) =>
    course.id === id ? { ...course, version: `${course.version}+`, ...change(course) } : course,
  );
}

export function changeSpace(
  catalogue: Catalogue,
  id: string,
  change: (space: CatalogueSpace) => Partial<CatalogueSpace>,
): void {
  catalogue.spaces = catalogue.spaces.map((space) =>
    space.id === id ? { ...space, ...change(space) } : space,
  );
}
