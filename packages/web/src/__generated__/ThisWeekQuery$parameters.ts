/**
 * @generated SignedSource<<0621a6238030cadb78c8f9daa70cb596>>
 * @relayHash 9c6eda75cc422022c7b6b279045375e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e21a122ed6263b901494a83d4fa47f74d0461164d6dd3a8c0e01a8579662565

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThisWeekQuery } from './ThisWeekQuery.graphql';

const node: PreloadableConcreteRequest<ThisWeekQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e21a122ed6263b901494a83d4fa47f74d0461164d6dd3a8c0e01a8579662565",
    "metadata": {},
    "name": "ThisWeekQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
