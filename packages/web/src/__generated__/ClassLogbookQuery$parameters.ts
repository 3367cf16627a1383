/**
 * @generated SignedSource<<bb21316ba3ea72c923f5ea65490764fb>>
 * @relayHash 3716b0f0974854b048b6a1190e5864f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c949857e4dc51ebb5a26e42622e60b705014c3d9f94d66aca86d8bb100b84c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassLogbookQuery } from './ClassLogbookQuery.graphql';

const node: PreloadableConcreteRequest<ClassLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c949857e4dc51ebb5a26e42622e60b705014c3d9f94d66aca86d8bb100b84c3",
    "metadata": {},
    "name": "ClassLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
