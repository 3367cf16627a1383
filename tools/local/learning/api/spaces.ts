import { categories, coursesOfSpace, type StoredSpace, spaceOf, spaces } from "../store/catalogue.ts";
import type { Call } from "./context.ts";
import { missing } from "./refusal.ts";

const described = ({ id, name, description }: StoredSpace) => ({
  id: String(id),
  name,
  description,
  avatar: null,
  theme: "Default",
  timezone: "(GMT +00:00) Coordinated Universal Time",
  language: "en",
  user_type_id: "",
  user_type: "",
  group_id: "",
  registration_email_restriction: "",
  users_limit: "",
  disallow_global_login: "1",
});

/** All of them, without people and courses; with an id that one, with both. */
export const branches: Call = ({ store }, given) => {
  if (!given.has("id")) return spaces(store).map(described);
  const space = spaceOf(store, given.id("id"));
  if (space === undefined) throw missing("branch");
  const courses = coursesOfSpace(store, space.id).map(({ id, name }) => ({ id: String(id), name }));
  return { ...described(space), users: [], courses };
};

export const listCategories: Call = ({ store }) =>
  categories(store).map(({ id, name }) => ({
    id: String(id),
    name,
    price: "&#36;0.00",
    parent_category_id: null,
  }));
