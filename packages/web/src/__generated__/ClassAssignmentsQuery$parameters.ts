/**
 * @generated SignedSource<<bcf260a774e0fba8ff6f54d1c94be386>>
 * @relayHash c4a0086068d5680aaecda32f8148d62c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1dcb315c2ef352c91c3da38153b95dcd251dc5f3f9937b1e178b1f8c3e5ed32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassAssignmentsQuery } from './ClassAssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<ClassAssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1dcb315c2ef352c91c3da38153b95dcd251dc5f3f9937b1e178b1f8c3e5ed32",
    "metadata": {},
    "name": "ClassAssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
