/**
 * @generated SignedSource<<68bf8ed5819b247c0304e77ce2bae320>>
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
  readonly courses: ReadonlyArray<{
    readonly allowed: boolean;
    readonly course: {
      readonly code: string;
      readonly id: number;
      readonly name: string;
    };
    readonly groupCount: number;
    readonly memberCount: number;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v4 = {
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "learningSpace",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "concreteType": "LearningSpaceCourseAccess",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ListedCourse",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCount",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
        (v4/*:: as any*/),
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
            (v1/*:: as any*/),
            (v4/*:: as any*/),
            (v3/*:: as any*/)
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

(node as any).hash = "e6d7d55d239ea4be0549cc132eaeb32f";

export default node;
