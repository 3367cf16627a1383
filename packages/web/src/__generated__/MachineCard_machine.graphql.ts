/**
 * @generated SignedSource<<94813cd6479b77363610af48845b4779>>
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
  readonly history: ReadonlyArray<{
    readonly case_name: string | null | undefined;
    readonly detail: string | null | undefined;
    readonly id: string;
    readonly module_name: string | null | undefined;
    readonly new_status: CloudCaseVMStatus;
    readonly reason: string;
    readonly session_id: string | null | undefined;
    readonly started_by: {
      readonly first_name: string | null | undefined;
      readonly last_name: string | null | undefined;
    } | null | undefined;
    readonly updated_at: string;
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
  readonly " $fragmentSpreads": FragmentRefs<"MachineActions_machine">;
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
  "name": "reason",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "session_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "module_name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "case_name",
  "storageKey": null
},
v5 = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status_since",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "session_ends_at",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVMChange",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
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
          "name": "updated_at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "new_status",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
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

(node as any).hash = "7e1cc6776dfb97d28e19c65ba6fd9766";

export default node;
