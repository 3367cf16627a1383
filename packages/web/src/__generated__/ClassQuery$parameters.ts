/**
 * @generated SignedSource<<17b0f60eee0a8d9e10e4413f2d7b0bd3>>
 * @relayHash 9ec376dbf214246eb1c73ca016a08ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f20f60ac034c7c7809181e6c28664bd8603c7fc8037a3923186292a7fc832f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassQuery } from './ClassQuery.graphql';

const node: PreloadableConcreteRequest<ClassQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f20f60ac034c7c7809181e6c28664bd8603c7fc8037a3923186292a7fc832f0",
    "metadata": {},
    "name": "ClassQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
