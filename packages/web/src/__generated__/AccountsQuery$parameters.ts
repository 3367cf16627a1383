/**
 * @generated SignedSource<<4e67232003f9232972b2f7c177403918>>
 * @relayHash ce885e544d6211f07989909211727ed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 758f9dd154bc0476cf7caa0a7a0aa7f1a16719a101e2dce5fa2881a6239959a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "758f9dd154bc0476cf7caa0a7a0aa7f1a16719a101e2dce5fa2881a6239959a0",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
