/**
 * @generated SignedSource<<dc9414c5d462789631dac6850dc7ed28>>
 * @relayHash bdafc1146438a7211daee058ded75a92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 766f0c34aec5031bf597d3fde2003e70a1cbe16855aeef22ac0753f02d963427

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "766f0c34aec5031bf597d3fde2003e70a1cbe16855aeef22ac0753f02d963427",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
