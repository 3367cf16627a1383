/**
 * @generated SignedSource<<d44d596b105e789797b363e0699f0d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
import type { FragmentRefs } from "relay-runtime";
export type MachineCard_machine$data = {
  readonly case_name: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly event_name: string | null | undefined;
  readonly last_hour: ReadonlyArray<{
    readonly since: string;
    readonly status: CloudCaseVMStatus;
  }>;
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
  readonly " $fragmentSpreads": FragmentRefs<"MachineActions_machine" | "MachineHistory_machine">;
  readonly " $fragmentType": "MachineCard_machine";
};
export type MachineCard_machine$key = {
  readonly " $data"?: MachineCard_machine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MachineCard_machine">;
};

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
  "metadata": null,
  "name": "MachineCard_machine",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MachineHistory_machine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MachineActions_machine"
    }
  ],
  "type": "CloudCaseVM",
  "abstractKey": null
};
})();

(node as any).hash = "a8be7730ba944344530d461cd7050448";

export default node;
