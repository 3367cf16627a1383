/**
 * @generated SignedSource<<b2b5257492b1ecdbe192b8a19e0b33b5>>
 * @relayHash 0e88b44e4235b85e09aac3157adacc79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1beb7bb446d0867fbfdeaf5b799af9f52faa3519435c814fcb009f4c45d44568

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1beb7bb446d0867fbfdeaf5b799af9f52faa3519435c814fcb009f4c45d44568",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
