/**
 * @generated SignedSource<<0adcd0d67cead2dc429e2bbf7659e203>>
 * @relayHash 202d6f1ba58dfaff9271e3961c8221a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e052cdfbc4f046ecf2504b9dc8955cac684d7649243f2fb37f072084b22ffe6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e052cdfbc4f046ecf2504b9dc8955cac684d7649243f2fb37f072084b22ffe6f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
