/**
 * @generated SignedSource<<43df84434d4ba2fd6b0310c9789de352>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteGroup_group$data = {
  readonly courseCount: number;
  readonly customer: {
    readonly id: number;
  };
  readonly id: number;
  readonly name: string;
  readonly people: number;
  readonly " $fragmentType": "DeleteGroup_group";
};
export type DeleteGroup_group$key = {
  readonly " $data"?: DeleteGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteGroup_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteGroup_group",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "people",
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseCount",
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "4fba5e668e8b8b380f5abc836373fc32";

export default node;
