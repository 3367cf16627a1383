/** The viewer's rights in a group that decide which tabs of its class they see. */
export type ClassRights = {
  readonly viewerCanManageCourses: boolean;
  readonly viewerCanReadProgress: boolean;
  readonly viewerCanReadTotals: boolean;
  readonly viewerCanManageInvitation: boolean;
};

/** The rights that are assumed while the viewer's rights are unknown, so that no tab is left out. */
export const allRights: ClassRights = {
  viewerCanManageCourses: true,
  viewerCanReadProgress: true,
  viewerCanReadTotals: true,
  viewerCanManageInvitation: true,
};

/** The tabs of a class in their order. The key is the last segment of the address. */
const tabs = [
  { key: "courses", label: "Courses", isFor: (group: ClassRights) => group.viewerCanManageCourses },
  { key: "exercises", label: "Exercises", isFor: (group: ClassRights) => group.viewerCanReadProgress },
  { key: "logbook", label: "Logbook", isFor: (group: ClassRights) => group.viewerCanReadTotals },
  { key: "people", label: "People", isFor: () => true },
  {
    key: "assignments",
    label: "Assignments",
    isFor: (group: ClassRights) => group.viewerCanManageInvitation,
  },
  {
    key: "invitations",
    label: "Invitations",
    isFor: (group: ClassRights) => group.viewerCanManageInvitation,
  },
] as const;

export type ClassTab = (typeof tabs)[number]["key"];

/** The search parameters that all tabs share: the searched person, and the order of names. */
const shared = ["search", "sort"];

/** The address of a tab of a class, with the same search of people as on the present tab. */
export function classTabHref(groupId: number, tab: ClassTab, query = new URLSearchParams()): string {
  const sharedQuery = new URLSearchParams([...query].filter(([name]) => shared.includes(name)));
  // Keeps only the order `-name`: all others are by columns that the other tabs do not have.
  if (sharedQuery.get("sort") !== "-name") sharedQuery.delete("sort");
  const text = sharedQuery.toString();
  return `/admin/groups/${groupId}/${tab}${text === "" ? "" : `?${text}`}`;
}

/** The tabs that the viewer may see, each with the same search of people. */
export function getClassTabs(group: ClassRights & { readonly id: number }, query: URLSearchParams) {
  return tabs
    .filter(({ isFor }) => isFor(group))
    .map(({ key, label }) => ({ key, label, href: classTabHref(group.id, key, query) }));
}

/** The tab that an address opens; undefined if it opens none. */
export function getClassTab(pathname: string) {
  return tabs.find(({ key }) => pathname.split("/")[4] === key);
}
