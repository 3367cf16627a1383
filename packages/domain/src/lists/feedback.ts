import type { AppErrorCode } from "../messages/errors.ts";
import { feedbackStateLabels } from "../messages/state-labels.ts";
import { failedRequestCodes } from "../reports/failed-request.ts";
import type { ListDescription } from "./filter.ts";

const period = {
  from: { kind: "since", label: "From" },
  to: { kind: "before", label: "Until", address: "until" },
} as const;

/** The list of feedback, for the staff of the portal. */
export const feedbackList = {
  query: "feedback",
  pageSize: 25,
  statements: 1,
  order: [
    ["created_at", "descending"],
    ["id", "descending"],
  ],
  filters: {
    state: {
      kind: "choice",
      type: "FeedbackState",
      label: "State",
      options: feedbackStateLabels,
      column: "state",
      shown: "state",
    },
    person: {
      kind: "search",
      label: "Search feedback by name or e-mail address",
      max: 100,
      address: "search",
    },
    page: {
      kind: "text",
      label: "Page",
      max: 300,
      pattern: /^\/[\w/:.-]{0,200}$/,
      address: "where",
      column: "page",
      shown: "page",
      isOnlyLinked: true,
    },
    from: { ...period.from, column: "created_at" },
    to: { ...period.to, column: "created_at" },
  },
} as const satisfies ListDescription;

/** The requests that failed, for support. */
export const failedRequestList = {
  query: "failedRequests",
  pageSize: 25,
  statements: 2,
  order: [
    ["at", "descending"],
    ["id", "descending"],
  ],
  filters: {
    person: {
      kind: "search",
      label: "Search failed requests by name or e-mail address",
      max: 100,
      address: "search",
    },
    personId: {
      kind: "text",
      label: "Person",
      max: 64,
      isId: true,
      pattern: /^[\w-]{1,64}$/,
      address: "person",
      isOnlyLinked: true,
    },
    customerId: {
      kind: "number",
      label: "Institution",
      address: "customer",
      column: "customer_id",
      isOnlyLinked: true,
    },
    requestId: {
      kind: "text",
      label: "Request number",
      max: 128,
      pattern: /^[\w.-]{8,128}$/,
      complete: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      address: "request",
      column: "request_id",
    },
    code: {
      kind: "choice",
      label: "Code",
      options: Object.fromEntries(
        (failedRequestCodes satisfies readonly AppErrorCode[]).map((code) => [code, code]),
      ),
      column: "code",
      shown: "code",
    },
    from: { ...period.from, column: "at" },
    to: { ...period.to, column: "at" },
  },
} as const satisfies ListDescription;
