import { courseTexts } from "@cathedra/domain/messages";

/** The breadcrumbs from the start page to the learning spaces. */
export const crumbs = [
  { label: "Home", href: "/" },
  { label: courseTexts.spaces, href: "/learning-spaces" },
];
