/**
 * @generated SignedSource<<d2fd997e4ff4887f64ecc3c87a2059da>>
 * @relayHash f9af593afd6c6cee22fc3a98f4f01ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 201658fc3f3ce8d1feb261c19a124aef7c459285a4eba3811826248ad934de9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttendingsQuery } from './AttendingsQuery.graphql';

const node: PreloadableConcreteRequest<AttendingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "201658fc3f3ce8d1feb261c19a124aef7c459285a4eba3811826248ad934de9f",
    "metadata": {},
    "name": "AttendingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
