/**
 * @generated SignedSource<<7d8efd69488c43fd343e4038580b35f1>>
 * @relayHash ccfc2f424bf180bef3b7c21a369ed386
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b7738e078e6f0d0ece25fb5909289d226ca9321e5ea3b48295feb951b17a0c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminVouchersQuery } from './AdminVouchersQuery.graphql';

const node: PreloadableConcreteRequest<AdminVouchersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b7738e078e6f0d0ece25fb5909289d226ca9321e5ea3b48295feb951b17a0c8",
    "metadata": {},
    "name": "AdminVouchersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
