/**
 * @generated SignedSource<<92a7cf0ff25aeba94748d58f3982ac8d>>
 * @relayHash 21b3fd1f6756456bc5798aa57d2e99df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdca5623ef0fa450b2bb307d34854579d4524f4fc21010eb39061068cc8ce583

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdca5623ef0fa450b2bb307d34854579d4524f4fc21010eb39061068cc8ce583",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
