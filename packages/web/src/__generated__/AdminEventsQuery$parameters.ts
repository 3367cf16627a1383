/**
 * @generated SignedSource<<46903f8ac564cfc573ffe95025954a21>>
 * @relayHash 0adae79676860f6973bc00f5ee5c660a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7dda6fc9872aef4826a71e91506243a2c2cb32ffc2c19017b4689a1012a813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b7dda6fc9872aef4826a71e91506243a2c2cb32ffc2c19017b4689a1012a813",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
