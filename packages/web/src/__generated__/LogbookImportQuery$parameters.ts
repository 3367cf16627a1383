/**
 * @generated SignedSource<<bb72056660436a1b64564eec81f22adb>>
 * @relayHash 53fbc95ae240b18a00f5325fd2a9bd94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77259b2111d52254456a1681c8d02408781ebea947f152951b3ff776d53d4bd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookImportQuery } from './LogbookImportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookImportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77259b2111d52254456a1681c8d02408781ebea947f152951b3ff776d53d4bd5",
    "metadata": {},
    "name": "LogbookImportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
