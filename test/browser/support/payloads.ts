// XSS payloads that execute or load a resource.

/** Each sets `hacked` or requests `foreign.invalid` unless treated as text. */
export const payloads = [
  `'"><img src=x onerror=hacked=1>`,
  `"><svg onload=hacked=1>`,
  `<script>hacked=1</script>`,
  `javascript:hacked=1`,
  `<a href=javascript:hacked=1>a</a>`,
  `<img src=//foreign.invalid/x>`,
  '[a](javascript:hacked=1)',
  '![a](//foreign.invalid/y)',
  `{{constructor.constructor('hacked=1')()}}`,
  `\${hacked=1}<%=hacked=1%>#{hacked=1}`,
  `<iframe srcdoc="<script>top.hacked=1">`,
  `<style>@import'//foreign.invalid/z'`,
  `<base href=//foreign.invalid/>`,
  `<math><mtext><style><img src onerror=hacked=1>`,
  '<input autofocus onfocus=hacked=1>',
  `</textarea></title><body onpageshow=hacked=1>`,
] as const

/** Markup with every known XSS vector, as copied from a hostile page. */
export const hostileMarkup = `<p onclick="hacked=1" style="background:url(//foreign.invalid/s)">Before
  <script>hacked=1</script><img src="//foreign.invalid/p" onerror="hacked=1"><b onmouseover=hacked=1>bold</b>
  <a href="javascript:hacked=1">run</a> <a href="data:text/html,<script>hacked=1</script>">data</a>
  <a href="https://wool.example/">wool</a><iframe srcdoc="<script>top.hacked=1</script>"></iframe>
  <svg onload="hacked=1"><script>hacked=1</script></svg><object data="//foreign.invalid/o"></object>
  <form action="//foreign.invalid"><input name="priceData.price" value="0"><button>go</button></form>
  <link rel=stylesheet href="//foreign.invalid/l"><meta http-equiv=refresh content="0;//foreign.invalid">after</p>
  ${payloads.join('\n')}`
