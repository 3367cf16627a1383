/**
 * @generated SignedSource<<057deb0ae13124567dd99120d64cabdd>>
 * @relayHash 9754604a714308b00ecbcf1ff0f1c655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2633ceab91f6286e828271baf50f772e5bc88e89657ae5a30199734ec8f1cf5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2633ceab91f6286e828271baf50f772e5bc88e89657ae5a30199734ec8f1cf5a",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
