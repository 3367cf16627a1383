export { actorOf, type CastKey, type CastPerson, cast, membersOf, people } from "./cast.ts";
export {
  type CastCustomer,
  type CastGroup,
  type CustomerKey,
  customerOf,
  customers,
  type GroupKey,
  groupOf,
  groups,
} from "./customers.ts";
