import { courseTexts } from "@cathedra/domain/messages";

/** From the start page to the learning spaces. */
export const crumbs = [
  { label: "Home", href: "/" },
  { label: courseTexts.spaces, href: "/learning-spaces" },
];
