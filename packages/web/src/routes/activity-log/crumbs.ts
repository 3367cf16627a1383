/** The way to the pages of the activity log. */
export const logCrumbs = [
  { label: "Home", href: "/" },
  { label: "Activity log", href: "/activity-log" },
];
