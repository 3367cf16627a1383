/**
 * @generated SignedSource<<d52ffa3ff053e2af3c2bcda7df320100>>
 * @relayHash cf4c1ccfdfb5b077bc413da8306fd553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30420e64ec84deab58f070e12d3d9a825919bd709be950ae5894a2967ea10c92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationMailQuery } from './NotificationMailQuery.graphql';

const node: PreloadableConcreteRequest<NotificationMailQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30420e64ec84deab58f070e12d3d9a825919bd709be950ae5894a2967ea10c92",
    "metadata": {},
    "name": "NotificationMailQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
