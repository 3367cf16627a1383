/**
 * @generated SignedSource<<7c52b961bd11d2fdd96b34b2872eb081>>
 * @relayHash 2cb8e655387a280ad83499af8695e150
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edd8b306269d9428c0d5cf51040f5f6543c361093373034e4a1644a67742a737

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentsQuery } from './AssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edd8b306269d9428c0d5cf51040f5f6543c361093373034e4a1644a67742a737",
    "metadata": {},
    "name": "AssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
