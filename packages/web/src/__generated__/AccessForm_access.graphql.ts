/**
 * @generated SignedSource<<72a89cd32884883ee27aeea85a77dc8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessForm_access$data = {
  readonly cloudModules: ReadonlyArray<{
    readonly cases: ReadonlyArray<{
      readonly allowed: boolean;
      readonly caseId: string;
      readonly description: string;
      readonly name: string;
    }>;
    readonly description: string;
    readonly moduleId: string;
    readonly name: string;
  }>;
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly fullAccess: boolean;
  readonly learningSpace: {
    readonly id: number;
    readonly name: string;
  };
  readonly modifiedAt: string;
  readonly viewerCanSave: boolean;
  readonly " $fragmentType": "AccessForm_access";
};
export type AccessForm_access$key = {
  readonly " $data"?: AccessForm_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessForm_access">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessForm_access",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "learningSpace",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullAccess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSave",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudModuleAccess",
      "kind": "LinkedField",
      "name": "cloudModules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCaseAccess",
          "kind": "LinkedField",
          "name": "cases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerLearningSpaceAccess",
  "abstractKey": null
};
})();

(node as any).hash = "3854ecc62078c8c13757dabd4d08299d";

export default node;
