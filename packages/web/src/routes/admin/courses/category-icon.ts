import {
  ClipboardList,
  FileText,
  type IconGlyph,
  Monitor,
  Target,
  TriangleAlert,
} from "@cathedra/ui-kit/Icon";

const glyphs: readonly (readonly [RegExp, IconGlyph])[] = [
  [/procedure|technique|skill/i, ClipboardList],
  [/complication|emergenc/i, TriangleAlert],
  [/imaging|radiolog|ultrasound/i, Monitor],
  [/safety|assessment|exam|test/i, Target],
];

/** The sign of a category, by the words in it; the platform's authors name them. */
export function categoryIcon(category: string): IconGlyph {
  return glyphs.find(([words]) => words.test(category))?.[1] ?? FileText;
}
