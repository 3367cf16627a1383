/** The breadcrumbs of the activity log's pages. */
export const logCrumbs = [
  { label: "Home", href: "/" },
  { label: "Activity log", href: "/activity-log" },
];
