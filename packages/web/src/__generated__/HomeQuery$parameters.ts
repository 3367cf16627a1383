/**
 * @generated SignedSource<<f0a7ed994707ae9718828967c4c07a1f>>
 * @relayHash 361f6f14fc8f178fea6f8e1df7c665fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b7123d5a55f3a6899d5f1ef1adbc7a7ccc2bc12cdff0d597f0521197f835d39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b7123d5a55f3a6899d5f1ef1adbc7a7ccc2bc12cdff0d597f0521197f835d39",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
