/**
 * @generated SignedSource<<3a23334f4fc1f137ecc2123a988c6e0d>>
 * @relayHash 878f20d2be4befe7e4d2ddcfcbb4e2ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba359ca6070fc0d4b579d0527ab0de1cd20d502e3ab7fa3210312e11603a88b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoublesQuery } from './DoublesQuery.graphql';

const node: PreloadableConcreteRequest<DoublesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ba359ca6070fc0d4b579d0527ab0de1cd20d502e3ab7fa3210312e11603a88b",
    "metadata": {},
    "name": "DoublesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
