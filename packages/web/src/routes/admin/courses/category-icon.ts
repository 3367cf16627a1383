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

/** The icon of a category, chosen by words in the category's name, which authors on the platform choose. */
export function categoryIcon(category: string): IconGlyph {
  return glyphs.find(([words]) => words.test(category))?.[1] ?? FileText;
}
