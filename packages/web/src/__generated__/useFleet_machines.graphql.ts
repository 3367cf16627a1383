/**
 * @generated SignedSource<<e815e1a37e010997938bfd3166b87a35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type useFleet_machines$data = ReadonlyArray<{
  readonly case_name: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly event_name: string | null | undefined;
  readonly id: string;
  readonly last_hour: ReadonlyArray<{
    readonly since: string;
    readonly status: CloudCaseVMStatus;
  }>;
  readonly last_seen_at: string | null | undefined;
  readonly module_name: string | null | undefined;
  readonly name: string;
  readonly reason: string;
  readonly session_ends_at: string | null | undefined;
  readonly session_id: string | null | undefined;
  readonly started_by: {
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly status: CloudCaseVMStatus;
  readonly status_since: string;
  readonly url: string;
  readonly voucher_id: number | null | undefined;
  readonly " $fragmentType": "useFleet_machines";
}>;
export type useFleet_machines$key = ReadonlyArray<{
  readonly " $data"?: useFleet_machines$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFleet_machines">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useFleet_machines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status_since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucher_id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "module_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "case_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event_name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_ends_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last_seen_at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "started_by",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first_name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "last_name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVMSpan",
      "kind": "LinkedField",
      "name": "last_hour",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};
})();

(node as any).hash = "01e340803bdafbd057dbac0135455c20";

export default node;
