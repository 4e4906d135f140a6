/* Runs before the bundle, in ES3, which old browsers can read. Modern browsers do not fetch it because of
   `nomodule`, which Internet Explorer does not know. Versions 10 and 11 cannot run the portal either, so they get
   the same message: document.documentMode exists only in Internet Explorer 8 and later, and the engine name in
   conditional comments covers the earlier ones. */
(function () {
  var agent = window.navigator.userAgent;
  if (document.documentMode || agent.indexOf('MSIE ') !== -1) {
    window.location.replace('/apply/old-browser.html');
  }
})();
